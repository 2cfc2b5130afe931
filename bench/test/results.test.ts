import { describe, expect, it } from 'vitest';
import { withSection } from '../results.ts';

describe('results.md', () => {
  it('begins with a title and takes sections one after the other', () => {
    const text = withSection(withSection('', 'engine', 'fast'), 'server', 'steady');
    expect(text).toMatch(/^# Results\n[^#]+\n\n## engine\n\nfast\n\n## server\n\nsteady\n$/);
  });

  it('replaces a section and leaves the others alone', () => {
    const text = withSection(withSection('', 'engine', 'fast'), 'server', 'steady');
    expect(withSection(text, 'engine', 'faster')).toBe(text.replace('fast', 'faster'));
    expect(withSection(text, 'server', 'steadier')).toBe(text.replace('steady', 'steadier'));
  });
});
