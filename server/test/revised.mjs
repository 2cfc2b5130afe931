/** Mimir’s Challenge as if its rules had been revised: by the second version, every match is an easy one. */
export const revise = mimir => ({
  ...mimir,
  rules: 2,
  versions: [1, 2],
  create: (agreement, content, rules) => {
    const options = rules === 2 ? { ...agreement.options, difficulty: 'easy' } : agreement.options;
    return mimir.create({ ...agreement, options }, content, 1);
  },
});
