export declare const serve: (port?: number) => Promise<{ readonly url: string; close(): void }>;
