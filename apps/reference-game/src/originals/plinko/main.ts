import '../style/plinko.css';
import { startOriginalPage } from '../start-page.js';
import { dropMs, rowMs } from './ball-path.js';
import { createPlinkoView } from './plinko-view.js';

await startOriginalPage(createPlinkoView, ({ drawn }) => drawn.length * rowMs + dropMs);
