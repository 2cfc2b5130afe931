declare module '*?words' {
  import type { Messages } from './message.ts';

  const messages: Messages;
  // biome-ignore lint/style/noDefaultExport: words are default exports
  export default messages;
}
