// The player book. Its public face.

export {
  addPlayers,
  type BookDb,
  forgetPlayer,
  keepPlayer,
  listPlayers,
  openBook,
  type Player,
  seatedPlayers,
} from './book';
export { namesIn } from './lines';
