/** All words but those about packs and fair chance, which come with the pages that need them. */
declare module '*?words=-packs-fair' {
  import type { Messages } from './message.ts';

  const messages: Messages;
  // biome-ignore lint/style/noDefaultExport: words are default exports
  export default messages;
}
