/* Elites act, players pass and choose their place: games/mimir/rules/phases/action.ts, elites.ts. */

static int where_is(const State *s, int seat, int kind) {
  for (int place = 0; place < RING; place++)
    if (s->face_up[s->ring[place]][seat][kind] > 0) return s->ring[place];
  return NONE;
}

static void next_turn(State *s) {
  for (int step = 1; step <= SEATS; step++) {
    int turn = (s->turn + step) % SEATS, seat = s->order[turn];
    if (s->passed[seat]) continue;
    s->turn = turn;
    go(s, ACTION, seat);
    return;
  }
  for (int i = 0; i < SEATS; i++) s->passed[i] = 0;
  s->turn = 0;
  begin_resolution(s);
}

static void begin_action(State *s) {
  for (int place = 0; place < RING; place++) {
    int realm = s->ring[place];
    for (int seat = 0; seat < SEATS; seat++) {
      if (s->placed[realm][seat] == 0) continue;
      s->placed[realm][seat] = 0;
      for (int kind = 0; kind < KINDS; kind++) {
        int count = s->face_down[realm][seat][kind];
        if (count == 0) continue;
        s->face_down[realm][seat][kind] = 0;
        s->face_up[realm][seat][kind] += count;
      }
    }
  }
  s->turn = 0;
  go(s, ACTION, s->order[0]);
}

static void finish_elite(State *s, int seat) {
  go_home(s, s->standing, seat, RAVEN + s->elite);
  s->elite = NONE;
  s->standing = NONE;
  s->carried = NONE;
  s->moved = 0;
  next_turn(s);
}

static int legal_action(const State *s, int seat, int32_t *into) {
  int n = 0;
  for (int kind = RAVEN; kind < KINDS; kind++)
    if (where_is(s, seat, kind) != NONE) into[n++] = CHOOSE_ + kind - RAVEN;
  into[n++] = PASS_;
  return n;
}

static void act(State *s, int seat, int move) {
  if (move == PASS_) {
    for (int kind = RAVEN; kind < KINDS; kind++) {
      int realm = where_is(s, seat, kind);
      if (realm != NONE) go_home(s, realm, seat, kind);
    }
    s->passed[seat] = 1;
    go(s, ORDER, seat);
    return;
  }
  s->elite = move - CHOOSE_;
  s->standing = where_is(s, seat, RAVEN + s->elite);
  go(s, s->elite == 0 ? RAVENS : STAND, seat);
}

static int legal_order(const State *s, int32_t *into) {
  int n = 0;
  for (int place = 0; place < SEATS; place++)
    if (s->next_order[place] == NONE) into[n++] = ORDER_ + place;
  return n;
}

static void choose_order(State *s, int seat, int move) {
  s->next_order[move - ORDER_] = seat;
  next_turn(s);
}

static int legal_raven(const State *s, int32_t *into) {
  int n = 0;
  into[n++] = SKIP_;
  for (int t = 0; t < TREASURES; t++)
    if (s->treasure[t] == FIRST_REALM + s->standing) into[n++] = CARRY_ + t;
  return n;
}

static void carry(State *s, int seat, int move) {
  if (move == SKIP_) {
    finish_elite(s, seat);
    return;
  }
  s->carried = move - CARRY_;
  go(s, FLIGHT, seat);
}

static int legal_flight(const State *s, int32_t *into) {
  int n = 0;
  for (int place = 0; place < RING; place++)
    if (s->ring[place] != s->standing) into[n++] = FLY_ + s->ring[place];
  return n;
}

static void fly(State *s, int seat, int move) {
  int realm = move - FLY_;
  s->treasure[s->carried] = FIRST_REALM + realm;
  shift(s, seat, RAVEN, s->standing, realm);
  s->standing = realm;
  finish_elite(s, seat);
}

static int legal_stand(const State *s, int32_t *into) {
  into[0] = STAND_ + s->standing;
  into[1] = STAND_ + around(s, s->standing, -1);
  into[2] = STAND_ + around(s, s->standing, 1);
  return 3;
}

static void stand(State *s, int seat, int move) {
  int kind = RAVEN + s->elite, realm = move - STAND_;
  if (realm != s->standing) {
    shift(s, seat, kind, s->standing, realm);
    s->standing = realm;
  }
  go(s, kind == VALKYRIE ? CALL : SCARE, seat);
}

static int legal_call(const State *s, int seat, int32_t *into) {
  int n = 0;
  for (int side = -1; side <= 1; side += 2) {
    int realm = around(s, s->standing, side);
    for (int kind = 0; kind < KINDS; kind++)
      if (s->face_up[realm][seat][kind] > 0) into[n++] = CALL_ + kind * REALMS + realm;
  }
  into[n++] = STOP_;
  return n;
}

/* Another token was moved, and it may have been the last. */
static void count_moved(State *s, int seat) {
  s->moved++;
  if (s->moved == MOST_MOVED) finish_elite(s, seat);
}

static void call(State *s, int seat, int move) {
  if (move == STOP_) {
    finish_elite(s, seat);
    return;
  }
  shift(s, seat, (move - CALL_) / REALMS, (move - CALL_) % REALMS, s->standing);
  count_moved(s, seat);
}

static int legal_scare(const State *s, int seat, int32_t *into) {
  int n = 0;
  for (int enemy = 0; enemy < SEATS; enemy++) {
    if (enemy == seat) continue;
    for (int kind = 0; kind < KINDS; kind++) {
      if (s->face_up[s->standing][enemy][kind] == 0) continue;
      int scared = SCARE_ + (enemy * KINDS + kind) * REALMS;
      into[n++] = scared + around(s, s->standing, -1);
      into[n++] = scared + around(s, s->standing, 1);
    }
  }
  into[n++] = STOP_;
  return n;
}

static void scare(State *s, int seat, int move) {
  if (move == STOP_) {
    finish_elite(s, seat);
    return;
  }
  int fields = move - SCARE_;
  shift(s, fields / (KINDS * REALMS), fields / REALMS % KINDS, s->standing, fields % REALMS);
  count_moved(s, seat);
}
