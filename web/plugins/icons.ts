/** `import raven from 'icon:raven'`: the one icon that is named, out of the four thousand of game-icons. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

export const icons = (): Plugin => {
  let all: Record<string, { readonly body: string }> | undefined;
  const load = () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { icons: NonNullable<typeof all> }).icons;
  };
  return {
    name: 'idavoll-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      all ??= load();
      const name = id.slice(PREFIX.length + 1);
      if (!all[name]) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(all[name].body)};`;
    },
  };
};
