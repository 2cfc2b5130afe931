// Before the first paint, so that the page never flashes in the other theme.
try {
  const { theme } = JSON.parse(localStorage.getItem('idavoll.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
