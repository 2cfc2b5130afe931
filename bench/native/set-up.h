/* Set-up of the play area and of every round: games/mimir/rules/set-up.ts. */

static int16_t scratch[TREASURES];

static void pick(int from, int count) {
  for (int i = 0; i < count; i++) {
    int j = i + below(from - i);
    int16_t swap = scratch[i];
    scratch[i] = scratch[j];
    scratch[j] = swap;
  }
}

static void count_up(int to) {
  for (int i = 0; i < to; i++) scratch[i] = i;
}

static void lay_ring(State *s) {
  count_up(REALMS);
  pick(REALMS, RING);
  for (int place = 0; place < RING; place++) s->ring[place] = scratch[place];
  s->start_realm = s->ring[below(RING)];
}

static int draw(State *s) {
  int left = 0, card = 0;
  for (int i = 0; i < CARDS; i++)
    if (s->card[i] == DECK) left++;
  if (left == 0) return NONE;
  int skip = below(left);
  while (s->card[card] != DECK || skip-- > 0) card++;
  return card;
}

static void draw_into(State *s, int seat) {
  int card = draw(s);
  if (card == NONE) return;
  s->card[card] = FIRST_HAND + seat;
  s->card_count[seat]++;
}

static void order_seats(State *s) {
  count_up(SEATS);
  pick(SEATS, SEATS);
  for (int i = 0; i < SEATS; i++) {
    s->order[i] = scratch[i];
    s->next_order[i] = NONE;
  }
}

static void deal_treasures(State *s) {
  int pile = 0, dealt = 0, next = 0;
  for (int t = 0; t < TREASURES; t++)
    if (s->treasure[t] == PILE && PILE_ROUND[t] == s->round) scratch[pile++] = t;
  for (int step = 0; step < RING; step++) dealt += 1 + (step & 1);
  pick(pile, dealt);
  for (int step = 0; step < RING; step++) {
    int realm = around(s, s->start_realm, step);
    for (int n = 1 + (step & 1); n > 0; n--) s->treasure[scratch[next++]] = FIRST_REALM + realm;
  }
  while (next < pile) s->treasure[scratch[next++]] = GONE;
}

static void fill_display(State *s) {
  for (int i = 0; i < SEATS; i++) {
    int card = draw(s);
    if (card == NONE) return;
    s->card[card] = DISPLAY;
    s->face[card] = SEEN;
  }
}

static void begin_round(State *s, int round) {
  s->round = round;
  deal_treasures(s);
  fill_display(s);
  s->turn = 0;
  s->placement_turn = 0;
  s->tokens_left = TOKENS[round - 1][0];
  go(s, PLACEMENT, s->order[0]);
}

static void set_up(State *s) {
  s->elite = NONE;
  s->standing = NONE;
  s->carried = NONE;
  s->taken = NONE;
  for (int i = 0; i < SEATS; i++) s->queue[i] = NONE;
  for (int t = 0; t < TREASURES; t++) {
    s->treasure[t] = PILE;
    s->use[t] = NONE;
  }
  for (int card = 0; card < CARDS; card++) {
    s->card[card] = DECK;
    s->face[card] = CLOSED;
    s->leaf[card] = NONE;
  }
  for (int seat = 0; seat < SEATS; seat++)
    for (int kind = 0; kind < KINDS; kind++) s->supply[seat][kind] = ARMY[kind];
  lay_ring(s);
  for (int seat = 0; seat < SEATS; seat++) draw_into(s, seat);
  order_seats(s);
  begin_round(s, 1);
}
