/** ICU messages put into sentences. The texts themselves live in `words/` of this folder and of each game. */
import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Readonly<Record<string, string | number | boolean>>;

const parsed = new Map<string, IntlMessageFormat>();

/** Our sentences are plain text: `<` in them is the character, never a tag. */
export const format = (message: string, values: Values = {}): string => {
  let made = parsed.get(message);
  if (!made) {
    made = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
    parsed.set(message, made);
  }
  return String(made.format(values));
};
