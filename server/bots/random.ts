/** The simplest bot: any offer is as good as another. */
import { randomInt } from 'node:crypto';
import type { Bot } from './question.ts';

export const randomBot: Bot = ({ offers }) => offers[randomInt(offers.length)];
