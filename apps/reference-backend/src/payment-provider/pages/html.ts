const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export interface Page {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  /** Addresses of stylesheets and module scripts. */
  styles: readonly string[];
  scripts?: readonly string[] | undefined;
  /** Markup; its author has escaped everything in it that comes from outside. */
  body: string;
}

/** Returns a whole HTML document. */
export function htmlPage({ lang, dir, title, styles, scripts = [], body }: Page): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
${scripts.map((source) => `<script type="module" src="${escapeHtml(source)}"></script>`).join('\n')}
</head>
${body}
</html>
`;
}
