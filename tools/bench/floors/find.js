/** A search as you type in plain script: it asks the casino's server, and fills a page of tiles that are there already. */
const restMs = 250;
const { port } = document.body.dataset;
const tiles = [...document.querySelectorAll('li')];
const heading = document.querySelector('h1');
const status = document.querySelector('[role=status]');
let timer = 0;
let asked = '';

function fill({ count, rows }) {
  heading.textContent = `Results for “${asked}”`;
  status.textContent = `${count} games`;
  for (const [place, tile] of tiles.entries()) {
    const game = rows[place];
    tile.hidden = game === undefined;
    if (game === undefined) continue;
    const [link] = tile.children;
    const [image, name] = link.children;
    link.href = `/casino/games/${game.slug}`;
    image.src = game.thumbnailUrl;
    name.textContent = game.name;
  }
}

async function find(term) {
  asked = term;
  const query = new URLSearchParams({ search: term, limit: tiles.length, port });
  const response = await fetch(`/api/games?${query}`);
  const { data } = await response.json();
  if (term === asked) fill(data);
}

document.querySelector('input').addEventListener('input', ({ target }) => {
  clearTimeout(timer);
  timer = setTimeout(() => void find(target.value.trim()), restMs);
});
