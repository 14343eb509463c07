export { DebriefScreen as Debrief } from './screen';
