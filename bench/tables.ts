/** Numbers and tables as results show them. */
export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const precise = (value: number) => (value >= 100 ? whole(value) : value.toPrecision(3));
export const verdict = (met: boolean) => (met ? 'pass' : 'FAIL');

type Table = readonly [head: readonly string[], ...rows: readonly (readonly string[])[]];

/** Markdown tables, which people can read in a terminal as well: columns are padded, numbers flush right. */
export const write = (table: Table): string => {
  const widths = table[0].map((_, column) => Math.max(...table.map(row => row[column].length)));
  const isText = table[0].map((_, column) => column === 0);
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (isText[i] ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (isText[i] ? `:${'-'.repeat(width + 1)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head, ...rows] = table;
  return [line(head), rule, ...rows.map(line)].join('\n');
};
