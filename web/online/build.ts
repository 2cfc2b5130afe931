/** Which build this page is of, and whether the server has another by now. */
import { signal } from '@preact/signals';

/** '' where the page was not built, but is served from its sources. */
export const build = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

export const renewed = signal(false);

/** Told whenever the socket opens: also after the server was renewed under an open page. */
export const compareBuilds = (servers: string, own = build): void => {
  renewed.value = servers !== '' && own !== '' && servers !== own;
};
