/** An icon of game-icons by name: the inner SVG of a 512 × 512 box, put in at build time by web/plugins/icons.ts. */
declare module 'icon:*' {
  const body: string;
  // biome-ignore lint/style/noDefaultExport: one icon, one module
  export default body;
}
