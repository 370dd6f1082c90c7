import '../style/mines.css';
import { startOriginalPage } from '../start-page.js';
import { createMinesView } from './mines-view.js';

await startOriginalPage(createMinesView);
