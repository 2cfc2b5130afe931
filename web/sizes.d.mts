export const filesOfFirstTable: (game: string) => string[];
