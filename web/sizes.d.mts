export const games: () => string[];
export const filesOfFirstTable: (game: string) => string[];
