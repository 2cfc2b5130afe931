/*
 * Mimir's Challenge for four seats at its own options, in C: the same algorithm as games/mimir/rules on the same kind
 * of state, and the same matches draw by draw. It is what native code makes of them. The numbers of the content come
 * from tables.h, which the bench writes.
 *
 *   mimir matches <first seed> <count>   a line a match: decisions, scores of the seats, the next number drawn
 *   mimir rates                          reads milliseconds, a line each; answers with decisions a second
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "tables.h"

enum { NONE = -1 };
enum { VIKING, DOUBLE, RAVEN, VALKYRIE, WYRM, KINDS };
enum { CLOSED, SEEN };
enum { DECK, REMOVED, DISPLAY, FIRST_HAND };
enum { PILE, GONE, FIRST_REALM, FIRST_SCREEN = FIRST_REALM + REALMS };
enum { MOST_MOVED = 2, MOST_VIKINGS = 100, MOST_CARDS = 10, MOST_MOVES = 256 };
enum { PLACEMENT, ACTION, RAVENS, FLIGHT, STAND, CALL, SCARE, ORDER, TREASURE, CARRIER, ARTEFACT, OVER };

/* Moves are numbers, kind after kind. */
enum {
  PLACE_ = 0,
  CHOOSE_ = PLACE_ + KINDS * REALMS,
  PASS_ = CHOOSE_ + 3,
  SKIP_,
  CARRY_,
  FLY_ = CARRY_ + TREASURES,
  STAND_ = FLY_ + REALMS,
  CALL_ = STAND_ + REALMS,
  SCARE_ = CALL_ + KINDS * REALMS,
  STOP_ = SCARE_ + SEATS * KINDS * REALMS,
  ORDER_,
  TAKE_ = ORDER_ + SEATS,
  DECLINE_ = TAKE_ + TREASURES,
  CARRIER_,
  ARTEFACT_ = CARRIER_ + 2
};

typedef struct {
  int16_t phase, round, active;
  int16_t ring[RING], start_realm;
  int16_t supply[SEATS][KINDS];
  int16_t face_down[REALMS][SEATS][KINDS], placed[REALMS][SEATS], face_up[REALMS][SEATS][KINDS];
  int16_t treasure[TREASURES];
  int16_t card[CARDS], face[CARDS], card_count[SEATS];
  int16_t order[SEATS], next_order[SEATS], turn, placement_turn, tokens_left;
  int16_t passed[SEATS], elite, standing, carried, moved;
  int16_t resolved, queue[SEATS], group[SEATS], served, taken;
  int16_t use[TREASURES], flipped[CARDS], leaf[CARDS], done[SEATS];
} State;

/* sfc32, as in PlayoutChance */
static uint32_t sa, sb, sc, sd;

static int below(int n) {
  uint32_t t = sa + sb + sd;
  sd++;
  sa = sb ^ (sb >> 9);
  sb = sc + (sc << 3);
  sc = ((sc << 21) | (sc >> 11)) + t;
  return (int)((double)t * 2.3283064365386963e-10 * n);
}

static void reseed(uint32_t seed) {
  sa = seed;
  sb = seed * 0x9e3779b9u;
  sc = 0x243f6a88u;
  sd = 1;
  for (int i = 0; i < 12; i++) below(2);
}

/* Small steps that phases share. */

static void go(State *s, int phase, int active) {
  s->phase = phase;
  s->active = active;
}

static int around(const State *s, int realm, int steps) {
  int place = 0;
  while (place < RING && s->ring[place] != realm) place++;
  return s->ring[(place + steps + RING) % RING];
}

static int vikings_in(const State *s, int realm, int seat) {
  return s->face_up[realm][seat][VIKING] * STRENGTH[VIKING] + s->face_up[realm][seat][DOUBLE] * STRENGTH[DOUBLE];
}

static void go_home(State *s, int realm, int seat, int kind) {
  s->face_up[realm][seat][kind]--;
  s->supply[seat][kind]++;
}

static void shift(State *s, int seat, int kind, int from, int to) {
  s->face_up[from][seat][kind]--;
  s->face_up[to][seat][kind]++;
}

#include "set-up.h"
#include "scoring.h"
#include "resolution.h"
#include "action.h"

/* Placement. */

static void next_token(State *s, int seat) {
  s->tokens_left--;
  if (s->tokens_left > 0) {
    go(s, PLACEMENT, seat);
    return;
  }
  s->turn++;
  if (s->turn == SEATS) {
    s->turn = 0;
    s->placement_turn++;
    if (s->placement_turn == TURNS[s->round - 1]) {
      s->placement_turn = 0;
      begin_action(s);
      return;
    }
  }
  s->tokens_left = TOKENS[s->round - 1][s->placement_turn];
  go(s, PLACEMENT, s->order[s->turn]);
}

static int legal_placement(const State *s, int seat, int32_t *into) {
  int n = 0;
  for (int kind = 0; kind < KINDS; kind++)
    if (s->supply[seat][kind] > 0)
      for (int place = 0; place < RING; place++) into[n++] = PLACE_ + kind * REALMS + s->ring[place];
  return n;
}

static void place(State *s, int seat, int move) {
  int kind = (move - PLACE_) / REALMS, realm = (move - PLACE_) % REALMS;
  s->supply[seat][kind]--;
  s->face_down[realm][seat][kind]++;
  s->placed[realm][seat]++;
  next_token(s, seat);
}

/* The phases put together. */

static int legal(const State *s, int seat, int32_t *into) {
  switch (s->phase) {
    case PLACEMENT: return legal_placement(s, seat, into);
    case ACTION: return legal_action(s, seat, into);
    case RAVENS: return legal_raven(s, into);
    case FLIGHT: return legal_flight(s, into);
    case STAND: return legal_stand(s, into);
    case CALL: return legal_call(s, seat, into);
    case SCARE: return legal_scare(s, seat, into);
    case ORDER: return legal_order(s, into);
    case TREASURE: return legal_treasure(s, into);
    case CARRIER: return legal_carrier(s, seat, into);
    case ARTEFACT: return legal_artefact(s, into);
    default: return 0;
  }
}

static void apply(State *s, int seat, int move) {
  switch (s->phase) {
    case PLACEMENT: place(s, seat, move); break;
    case ACTION: act(s, seat, move); break;
    case RAVENS: carry(s, seat, move); break;
    case FLIGHT: fly(s, seat, move); break;
    case STAND: stand(s, seat, move); break;
    case CALL: call(s, seat, move); break;
    case SCARE: scare(s, seat, move); break;
    case ORDER: choose_order(s, seat, move); break;
    case TREASURE: take(s, seat, move); break;
    case CARRIER: carry_home(s, seat, move); break;
    case ARTEFACT: take_artefact(s, seat, move); break;
  }
}

/* As `playOut` does it: one seat is awaited at a time, forced moves are played and not counted. */
static int play_out(State *s, int32_t *buffer) {
  int decisions = 0;
  while (s->phase != OVER) {
    int seat = s->active, count = legal(s, seat, buffer);
    if (count > 1 || s->phase == PLACEMENT) decisions++; /* what may be placed is hidden */
    apply(s, seat, buffer[count == 1 ? 0 : below(count)]);
  }
  return decisions;
}

static State state;
static int32_t buffer[MOST_MOVES];

static int play_match(void) {
  memset(&state, 0, sizeof state);
  set_up(&state);
  return play_out(&state, buffer);
}

static double worked(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static double rate(double milliseconds) {
  double before = worked();
  long units = 0;
  do
    for (int i = 0; i < 50; i++) units += play_match();
  while (worked() - before < milliseconds);
  return units / (worked() - before) * 1000;
}

int main(int count, char **words) {
  if (count == 4 && strcmp(words[1], "matches") == 0) {
    int first = atoi(words[2]), matches = atoi(words[3]);
    for (int i = 0; i < matches; i++) {
      reseed(first + i);
      printf("%d", play_match());
      for (int seat = 0; seat < SEATS; seat++) printf(" %d", total_of(&state, seat));
      printf(" %d\n", below(1000000));
    }
    return 0;
  }
  if (count == 2 && strcmp(words[1], "rates") == 0) {
    double milliseconds;
    reseed(1);
    while (scanf("%lf", &milliseconds) == 1) {
      printf("%.3f\n", rate(milliseconds));
      fflush(stdout);
    }
    return 0;
  }
  return 2;
}
