/** All words but those that no table says, which come with the other pages. */
declare module '*?words=-pages' {
  import type { Messages } from './message.ts';

  const messages: Messages;
  // biome-ignore lint/style/noDefaultExport: words are default exports
  export default messages;
}
