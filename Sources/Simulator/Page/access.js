/**
 * The token that lets a page use the host. It comes in the fragment of the page's address, which no browser sends to a server; it leaves the address at
 * once, and stays in the tab's session storage for when the page is loaded again and for the frames in it.
 */
const key = 'quince-token';

/** The token's text; null on a page that was opened without it. */
export const token = arrived() ?? kept();

/** Takes the token out of the address. */
function arrived() {
  const found = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!found) return null;
  try { sessionStorage.setItem(key, found); } catch { /* The browser keeps nothing: the page cannot be loaded again then. */ }
  history.replaceState(history.state, '', location.pathname + location.search);
  return found;
}

function kept() {
  try { return sessionStorage.getItem(key); } catch { return null; }
}

// Another address with a token, opened in this tab: only its fragment differs, so the browser would load nothing.
addEventListener('hashchange', () => { if (arrived()) location.reload(); });

/** Asks the host for what it gives to its own pages only. */
export function authorizedFetch(address) {
  return fetch(address, { headers: { Authorization: `Bearer ${token}` }, credentials: 'omit', cache: 'no-store' });
}

/** The subprotocols of a socket to the host: the one that is spoken, and the token. */
export const socketProtocols = ['quince', `quince.token.${token}`];
