/** A list of thousands of games in plain script: rows near the screen are made of strings, the others are not there. */
const games = JSON.parse(document.getElementById('games').textContent);
const count = Number(document.body.dataset.count);
const columns = 3;
const gap = 10;
const list = document.querySelector('main');
const cell = (list.clientWidth - gap * (columns - 1)) / columns;
const row = (cell * 4) / 3 + gap;
const rows = Math.ceil(count / columns);
list.style.height = `${rows * row}px`;
const shown = new Map();

function makeRow(at) {
  const element = document.createElement('div');
  element.className = 'row';
  element.style.translate = `0 ${at * row}px`;
  for (let place = at * columns; place < Math.min(count, (at + 1) * columns); place += 1) {
    const { slug, name, thumbnailUrl } = games[place % games.length];
    const link = document.createElement('a');
    link.href = `/casino/games/${slug}`;
    const image = new Image(300, 400);
    image.loading = 'lazy';
    image.decoding = 'async';
    image.src = thumbnailUrl;
    const text = document.createElement('b');
    text.textContent = name;
    link.append(text, image);
    element.append(link);
  }
  list.append(element);
  return element;
}

function render() {
  const first = Math.max(0, Math.floor((window.scrollY - list.offsetTop) / row) - 2);
  const last = Math.min(rows - 1, first + Math.ceil(window.innerHeight / row) + 4);
  for (const [at, element] of shown)
    if (at < first || at > last) {
      element.remove();
      shown.delete(at);
    }
  for (let at = first; at <= last; at += 1) if (!shown.has(at)) shown.set(at, makeRow(at));
}
window.addEventListener('scroll', render, { passive: true });
render();
