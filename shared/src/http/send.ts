import { storedToken } from '@kadam/shared/session';
import { API_BASE, REQUEST_TIMEOUT_MS, type CalledEndpoint } from '../contract/endpoint';
import { onDemand } from '../on-demand/on-demand';
import { ApiError, GENERIC_ERROR_MESSAGE, NETWORK_ERROR_MESSAGE, serverMessage } from './api-error';
import { idempotencyKey } from './idempotency-keys';
import { startIdleTimeout } from './idle-timeout';
import { repeatLost, repeatsOf } from './repeats';

declare const KADAM_API_BASE: string | undefined;

export type QueryValue = string | number | readonly string[] | undefined;

/** Input of a call; `body` is a form, or serialized as JSON. */
export interface RequestInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a call and returns the response body; `call` documents errors and repeats.
 * @param timeoutMs idle timeout
 */
export async function send(
  endpoint: CalledEndpoint,
  input: RequestInput,
  timeoutMs = REQUEST_TIMEOUT_MS,
): Promise<unknown> {
  const key = endpoint.repeatable === 'by-key' && isOwnApi() ? idempotencyKey(endpoint, input) : undefined;
  const headers = key && { 'Idempotency-Key': key.value };
  try {
    const attempt = () => sendOnce(endpoint, { ...input, headers }, timeoutMs);
    const body = await repeatLost(attempt, repeatsOf(endpoint, isOwnApi()), input.signal);
    key?.forget();
    return body;
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status !== undefined && error.status < 500;
    if (isAnswered) key?.forget();
    throw error;
  }
}

/** Base URL of all calls: the build setting KADAM_API_BASE, or `/api` on the portal's origin. */
const apiBase = () => (typeof KADAM_API_BASE === 'string' ? KADAM_API_BASE : API_BASE);

// Another server may not have read the contract, nor accept the header in a preflight.
const isOwnApi = () => new URL(apiBase(), window.location.href).origin === window.location.origin;

interface Request extends RequestInput {
  readonly headers: Readonly<Record<string, string>> | undefined;
}

async function sendOnce(endpoint: CalledEndpoint, input: Request, timeoutMs: number): Promise<unknown> {
  const { method, path, produces } = endpoint;
  const { default: axios } = await loadAxios();
  const idleTimeout = startIdleTimeout(timeoutMs, input.signal);
  const response = axios.request<unknown>({
    method,
    baseURL: apiBase(),
    url: fillPath(path, input.params),
    params: presentQuery(input.query),
    data: input.body,
    withCredentials: true,
    headers: { Accept: 'application/json', ...authorization(endpoint), ...input.headers },
    ...(produces === 'file' && { responseType: 'blob' as const }),
    signal: idleTimeout.signal,
    onDownloadProgress: idleTimeout.restart,
    onUploadProgress: ({ progress }) => {
      idleTimeout.restart();
      if (progress !== undefined) input.onProgress?.(progress);
    },
  });
  const { status, data: body } = await response.finally(idleTimeout.stop).catch(async (error: unknown) => {
    if (idleTimeout.hasExpired())
      throw toApiError(undefined, new DOMException('No data was received.', 'TimeoutError'));
    if (axios.isCancel(error)) throw new DOMException('The call was canceled.', 'AbortError');
    throw toApiError(axios.isAxiosError(error) ? await readable(error.response) : undefined, error);
  });
  if (isHtmlPage(body)) throw toApiError({ status, data: body });
  return body;
}

// The error of a file endpoint is JSON.
async function readable(response: { status: number; data?: unknown } | undefined) {
  if (!(response?.data instanceof Blob)) return response && { status: response.status, data: response.data };
  const text = await textOf(response.data);
  try {
    return { status: response.status, data: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, data: text };
  }
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(String(reader.result ?? ''));
    reader.readAsText(blob);
  });

const importAxios = onDemand(() => import('axios'));

// If axios cannot be loaded, the API is unreachable for the user.
const loadAxios = () =>
  importAxios().catch((cause: unknown) => {
    throw toApiError(undefined, cause);
  });

// A captive portal or a misconfigured proxy returns 200 with an HTML page.
const isHtmlPage = (data: unknown) => typeof data === 'string' && data.trim() !== '';

function toApiError(response: { status: number; data: unknown } | undefined, cause?: unknown): ApiError {
  if (!response) return new ApiError({ message: NETWORK_ERROR_MESSAGE, cause });
  const { status, data } = response;
  return new ApiError({ message: serverMessage(data) ?? GENERIC_ERROR_MESSAGE, status, body: data, cause });
}

// From the session, which has the token even if browser storage is unavailable.
function authorization({ access }: CalledEndpoint): Record<string, string> {
  const token = access !== 'public' ? storedToken() : null;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

const fillPath = (path: string, params: RequestInput['params'] = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const presentQuery = (query: RequestInput['query'] = {}) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
