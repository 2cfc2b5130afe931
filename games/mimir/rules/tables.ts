/** The content as flat tables, and a player's army. */
import type { MimirContent } from './content.ts';
import { ESSENCES, KINDS, MATERIALS } from './vocabulary.ts';

export const contentTables = (content: MimirContent, difficulty: 'easy' | 'normal') => {
  const { realms, treasures, artefacts, army } = content;
  const mode = content.difficulties.find(({ id }) => id === difficulty) ?? content.difficulties[0];
  const token = (kind: string) => army.tokens.find(entry => entry.kind === kind);
  return {
    /** By realm and by artefact. MIM-025 */
    realmEssence: Int8Array.from(realms, ({ essence }) => ESSENCES.indexOf(essence)),
    cardEssence: Int8Array.from(artefacts, ({ essence }) => ESSENCES.indexOf(essence)),
    /** By treasure. MIM-018, MIM-019 */
    material: Int8Array.from(treasures, ({ material }) => MATERIALS.indexOf(material)),
    pileRound: Int8Array.from(treasures, ({ round }) => round),
    points: Int16Array.from(treasures, ({ points }) => points),
    /** By artefact: points, how much it needs of each material (four cells a card), and in all. MIM-026 */
    cardPoints: Int16Array.from(artefacts, ({ points }) => points),
    needs: Int8Array.from(artefacts.flatMap(({ requires }) => MATERIALS.map(material => requires[material] ?? 0))),
    needsInAll: Int8Array.from(artefacts, ({ requires }) => Object.values(requires).reduce((sum, n) => sum + n, 0)),
    /** By kind of token: one player's army, less what the difficulty takes out. MIM-007, MIM-082 */
    army: Int8Array.from(KINDS, kind => (mode.removedTokens.includes(kind) ? 0 : (token(kind)?.count ?? 0))),
    strength: Int8Array.from(KINDS, kind => token(kind)?.strength ?? 0),
    /** Tokens of each placement turn, by round. MIM-154 to MIM-157 */
    placement: mode.placement,
  };
};
