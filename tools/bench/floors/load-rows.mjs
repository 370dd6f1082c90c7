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

/** How many games a page of the catalogue has at most, and how many pages the floor of a list repeats. */
const pageLimit = 100;
const pages = 10;

/** Returns games for the floor of a list: as many pictures as a scroll passes. @throws Error */
export async function loadGames(casino) {
  const rows = [];
  for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
    const url = new URL(`/api/games?category=slots&limit=${pageLimit}&pageNo=${pageNo}`, casino);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
    rows.push(...(await response.json()).data.rows);
  }
  return rows.map(({ slug, name, thumbnailUrl }) => ({ slug, name, thumbnailUrl }));
}
