// The one fetch of the app, and the one error it can end in.

/** What the server says about a request it could not fulfil. */
type Complaint = { code?: string; message?: string; field?: string };

/** A non-success answer, or (status 0) no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence for people, where it gave one. */
  readonly said: string | undefined;
  /** The field that is to blame, where one is. */
  readonly field: string | undefined;
  readonly code: string | undefined;

  constructor(status: number, text: string, complaint: Complaint = {}) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.said = complaint.message;
    this.field = complaint.field;
    this.code = complaint.code;
  }
}

/** True where the session has run out or never was. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The server's sentence where there is one, else `fallback`. */
export const saidOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.said ? error.said : fallback;

function complaintIn(text: string): Complaint {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const pick = (key: string) => {
      const value: unknown = Reflect.get(body, key);
      return typeof value === 'string' ? value : undefined;
    };
    return { code: pick('code'), message: pick('message') ?? pick('error'), field: pick('field') };
  } catch {
    return {};
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(response.status, text || response.statusText, complaintIn(text));
}

type Sent = {
  method?: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal | undefined;
  /** Goes through even if the page is left meanwhile. */
  keepalive?: boolean;
};

/** Sends with credentials, reads JSON. An empty answer reads as `null`. */
export async function call<Answer>(path: string, sent: Sent = {}): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (sent.json !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method: sent.method ?? 'GET',
    credentials: 'include',
    headers,
    signal: sent.signal ?? null,
    keepalive: sent.keepalive ?? false,
    body: sent.form ?? (sent.json === undefined ? undefined : JSON.stringify(sent.json)),
  });
  if (!response.ok) throw await refusal(response);
  const text = await response.text();
  return JSON.parse(text || 'null');
}

/** As `call`, but a signed-out answer is `null` instead of an error. */
export async function callOrNull<Answer>(path: string): Promise<Answer | null> {
  try {
    return await call<Answer>(path);
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
