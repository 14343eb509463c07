// What arrives in a page's WebSocket never has what its seat may not know (while the game is on).

const CAPTAIN = ['at', 'route', 'mines', 'fresh', 'sector'];
const SHEETS = {
  captain: CAPTAIN, first_mate: ['gauges'], engineer: ['crossed', 'broken'], radio_operator: [],
};
const PRIVATE = { marked: 'first_mate', crossed: 'engineer', repaired: 'engineer',
  cleared: 'engineer', mine_gone: 'captain' };
const SECRET_AT = new Set(['placed', 'course', 'mine', 'silence']);

export function watchSecrets(pages) {
  let seen = 0;
  for (const [seat, page] of Object.entries(pages)) {
    const [team, role] = seat.split('.');
    for (const frame of page.frames_) seen += check(JSON.parse(frame), team, role, seat);
  }
  if (seen < 100) throw new Error(`only ${seen} messages were looked at`);
  console.log(`${seen} views and events hold nothing that their seat may not know`);
}

function check(message, team, role, seat) {
  const boats = (message.view ?? message.patch)?.boats ?? {};
  for (const [name, boat] of Object.entries(boats)) checkBoat(name, boat, team, role, seat);
  for (const e of message.events ?? []) checkEvent(e, team, role, seat);
  return message.events || message.view ? 1 : 0;
}

function checkBoat(name, boat, team, role, seat) {
  for (const [owner, fields] of Object.entries(SHEETS)) {
    if (name === team && owner === role) continue;
    for (const field of fields) {
      if (field in boat) throw new Error(`${seat} got ${field} of ${name}.${owner}`);
    }
  }
}

function checkEvent(e, team, role, seat) {
  const own = e.team === team;
  const needs = PRIVATE[e.event];
  if (needs && !(own && role === needs)) throw new Error(`${seat} heard ${e.event}`);
  if (SECRET_AT.has(e.event) && e.at && !(own && role === 'captain')) {
    throw new Error(`${seat} heard where: ${JSON.stringify(e)}`);
  }
  if (e.event === 'silence' && e.dir && !own) throw new Error(`${seat} heard a silence's way`);
}
