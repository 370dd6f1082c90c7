/** The rows of the floors: six of ten games, as the lobby of the reference brand begins. */
const titles = ['Popular now', 'Live tables', 'New games', 'Originals', 'Table games', 'Slots'];
const each = 10;

/** Returns rows of games for the floors from the catalogue of a running casino: `{ title, games }`. @throws Error */
export async function loadRows(casino) {
  const url = new URL(`/api/games?limit=${titles.length * each}`, casino);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  const { data } = await response.json();
  return titles.map((title, at) => ({
    title,
    games: data.rows.slice(at * each, (at + 1) * each).map(({ slug, name, thumbnailUrl, provider }) => ({
      slug,
      name,
      thumbnailUrl,
      provider: { name: provider.name },
    })),
  }));
}
