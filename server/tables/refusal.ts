/** Refusals of the server itself, as values. */
import { fail, type Result } from '@idavoll/engine';
import type { Refused, ServerRefusal } from '../protocol.ts';

export type AnyRefusal = Refused['refusal'];
export type Answer<T> = Result<T, AnyRefusal>;

export const refuse = (code: ServerRefusal): Answer<never> => fail({ code });
