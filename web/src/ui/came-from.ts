// Where someone wanted to go before they were asked to sign in.

const KEY = 'pagelings.cameFrom';

export function rememberWhere(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage one lands on the hub.
  }
}

/** Once; then it is forgotten. */
export function takeWhere(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return null;
  }
}
