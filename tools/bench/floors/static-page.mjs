const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign]);

const tile = ({ slug, name, thumbnailUrl, provider }) =>
  `<li><a href="/casino/games/${escape(slug)}"><img src="${escape(thumbnailUrl)}" alt="" width="300" height="400" loading="lazy"><b>${escape(name)}</b><span>${escape(provider.name)}</span></a></li>`;

/** Returns the markup of the same lobby by joining strings. */
export const writeLobby = (rows) =>
  `<header><a href="/">Casino</a><nav><a href="/casino">Lobby</a><a href="/promotions">Promotions</a></nav></header><main><h1>All games</h1><input type="search" aria-label="Search games">${rows
    .map(
      ({ title, games }) =>
        `<section><h2>${escape(title)}</h2><ul>${games.map(tile).join('')}</ul></section>`,
    )
    .join('')}</main>`;
