const sections = [...document.querySelectorAll('section')];
const tiles = [...document.querySelectorAll('li')];
document.querySelector('input').addEventListener('input', ({ target }) => {
  const search = target.value.trim().toLowerCase();
  for (const tile of tiles) tile.hidden = !tile.querySelector('b').textContent.toLowerCase().includes(search);
  for (const section of sections) section.hidden = section.querySelector('li:not([hidden])') === null;
});
