/* Treasures and leaves go to the cards worth most, and what that gives: games/mimir/rules/phases/scoring.ts, score.ts. */

static int16_t held[MOST_CARDS], have[MATERIALS], missing[MATERIALS];
static int16_t worth[1 << MOST_CARDS], others[1 << MOST_CARDS], needed[(1 << MOST_CARDS) * MATERIALS];

static int hold(const State *s, int seat) {
  int cards = 0;
  for (int card = 0; card < CARDS; card++)
    if (cards < MOST_CARDS && s->card[card] == FIRST_HAND + seat) held[cards++] = card;
  others[0] = cards;
  memset(have, 0, sizeof have);
  for (int t = 0; t < TREASURES; t++)
    if (s->treasure[t] == FIRST_SCREEN + seat) have[MATERIAL[t]]++;
  return cards;
}

static int best_set(int cards) {
  int best = 0;
  for (int set = 1; set < 1 << cards; set++) {
    int highest = 31 - __builtin_clz(set), rest = set ^ (1 << highest), leaves = 0;
    worth[set] = worth[rest] + CARD_POINTS[held[highest]];
    others[set] = others[rest] - 1;
    for (int m = 0; m < MATERIALS; m++) {
      int need = needed[rest * MATERIALS + m] + NEEDS[held[highest]][m];
      needed[set * MATERIALS + m] = need;
      if (need > have[m]) leaves += need - have[m];
    }
    if (worth[set] > worth[best] && leaves <= others[set]) best = set;
  }
  return best;
}

static int use_treasures(State *s, int seat, int card) {
  int lacking = 0;
  for (int m = 0; m < MATERIALS; m++) lacking += missing[m] = NEEDS[card][m];
  for (int t = 0; t < TREASURES && lacking > 0; t++) {
    if (s->treasure[t] != FIRST_SCREEN + seat || s->use[t] != NONE || missing[MATERIAL[t]] == 0) continue;
    missing[MATERIAL[t]]--;
    lacking--;
    s->use[t] = card;
  }
  return lacking;
}

static void assign(State *s, int seat) {
  int cards = hold(s, seat), set = best_set(cards), next_leaf = 0;
  for (int i = 0; i < cards; i++) {
    if (!(set & (1 << i))) continue;
    for (int lacking = use_treasures(s, seat, held[i]); lacking > 0; lacking--) {
      while (set & (1 << next_leaf)) next_leaf++;
      int leaf = held[next_leaf++];
      s->flipped[leaf] = 1;
      s->leaf[leaf] = held[i];
    }
  }
}

static void begin_scoring(State *s) {
  for (int card = 0; card < CARDS; card++)
    if (s->face[card] == CLOSED && s->card[card] >= FIRST_HAND) s->face[card] = SEEN;
  for (int seat = 0; seat < SEATS; seat++) assign(s, seat);
  for (int seat = 0; seat < SEATS; seat++) s->done[seat] = 1;
  go(s, OVER, 0);
}

static int is_complete(const State *s, int card) {
  int covered = 0, needs = 0;
  for (int t = 0; t < TREASURES; t++)
    if (s->use[t] == card) covered++;
  for (int leaf = 0; leaf < CARDS; leaf++)
    if (s->leaf[leaf] == card) covered++;
  for (int m = 0; m < MATERIALS; m++) needs += NEEDS[card][m];
  return covered == needs;
}

static int total_of(const State *s, int seat) {
  int total = 0;
  for (int t = 0; t < TREASURES; t++)
    if (s->treasure[t] == FIRST_SCREEN + seat) total += POINTS[t];
  for (int card = 0; card < CARDS; card++)
    if (s->card[card] == FIRST_HAND + seat && is_complete(s, card)) total += CARD_POINTS[card];
  return total;
}
