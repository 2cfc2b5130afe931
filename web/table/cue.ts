/** When it becomes my turn: the title says so, a horn sounds, and the browser tells whoever looks elsewhere. */
import { useEffect, useRef } from 'preact/hooks';
import { setTitle } from '../parts/page.tsx';
import type { TableSession } from '../play/session.ts';
import { settings } from '../settings.ts';
import { say } from '../words.ts';
import { knock, soundHorn } from './sound.ts';

const FLASH = 1200;

const notify = (title: string) => {
  if (!settings.value.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission === 'granted') new Notification(title, { body: say('cue.turn'), tag: location.pathname });
};

/** The title changes to and fro while the page is not looked at. */
const flashTitle = (title: string): (() => void) => {
  let lit = false;
  const timer = setInterval(() => {
    lit = document.hidden && !lit;
    setTitle(lit ? say('cue.turn') : `• ${title}`);
  }, FLASH);
  setTitle(`• ${title}`);
  return () => {
    clearInterval(timer);
    setTitle(title);
  };
};

export const useCue = (table: TableSession, title: string): void => {
  const { question, step } = table.sight.value;
  const asked = question !== null && table.handTo.value === null;
  const lastStep = useRef(step);
  const played = useRef(false);
  useEffect(() => {
    // A knock of wood for every piece that moves, but not for the first look at the table.
    if (settings.value.sound && lastStep.current !== step) knock();
    lastStep.current = step;
  }, [step]);
  useEffect(() => {
    if (!asked) {
      setTitle(title);
      played.current = true;
      return;
    }
    if (played.current) {
      if (settings.value.sound) soundHorn();
      notify(title);
    }
    return flashTitle(title);
  }, [asked, title]);
};
