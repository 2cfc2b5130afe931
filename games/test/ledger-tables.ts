/** The tables of a ledger, as the tests of the content read them. */

export type Row = Readonly<Record<string, string>>;

/** The tables of one numbered section, each a list of rows by the names of its columns. */
export const tablesOf =
  (ledger: string) =>
  (section: string): Row[][] => {
    const [, body] = ledger.split(new RegExp(`^#+ ${section.replace('.', '\\.')} .*$`, 'm'));
    const blocks = body.split(/^#/m)[0].match(/(?:^\|.*\n)+/gm) ?? [];
    return blocks.map(block => {
      const [names, , ...rows] = block
        .trim()
        .split('\n')
        .map(line =>
          line
            .split('|')
            .slice(1, -1)
            .map(cell => cell.trim()),
        );
      return rows.map(row => Object.fromEntries(row.map((cell, i) => [names[i], cell])));
    });
  };
