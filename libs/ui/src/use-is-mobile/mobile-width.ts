/** `--mobile` of `media.css` for programs (§9: mobile up to 767 px). */
export const mobileWidth = '(max-width: 767px)';
