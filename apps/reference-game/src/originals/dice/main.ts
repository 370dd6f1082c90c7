import '../style/dice.css';
import { startOriginalPage } from '../start-page.js';
import { createDiceView } from './dice-view.js';

await startOriginalPage(createDiceView);
