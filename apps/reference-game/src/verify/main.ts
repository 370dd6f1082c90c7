import '@fontsource-variable/sora/wght.css';
import '../style/base.css';
import '../style/symbols.css';
import '../style/verify.css';
import { createVerifier } from './verifier.js';

const main = document.getElementById('verifier') ?? document.body;

/** Shows the page of the address: another link may be opened in the same tab. */
async function open(): Promise<void> {
  const verifier = await createVerifier({
    fragment: location.hash,
    language: navigator.language,
    onVerified: (fragment) => history.replaceState(null, '', `#${fragment}`),
  });
  const { documentElement } = document;
  documentElement.lang = verifier.language;
  documentElement.dir = verifier.direction;
  documentElement.style.setProperty('--reel-hue', String(verifier.face.reelHue));
  documentElement.style.setProperty('--glow-hue', String(verifier.face.glowHue));
  document.title = verifier.title;
  main.replaceChildren(...verifier.nodes);
}

await open();
window.addEventListener('hashchange', () => void open());
