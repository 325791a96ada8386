import type { Endpoint } from '@kadam/shared/contract/endpoint';
import type { withData } from '@kadam/shared/contract/success';
import type { z } from '@kadam/shared/contract/zod';
import { ApiError, call, type CallArguments, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

type DataResponse = ReturnType<typeof withData>;

/** An endpoint whose response has data. */
type DataEndpoint = Endpoint & { readonly responses: Readonly<Record<number, DataResponse>> };

type DataOf<E extends DataEndpoint> = z.output<E['responses'][keyof E['responses'] & number]['shape']['data']>;

/**
 * Calls an endpoint of the office.
 * @returns the data of its response
 * @throws ApiError as `call` does, and if the response does not match the contract
 * @example
 * const { fit } = await callForData(getOfficeFit, { params: { id }, signal });
 */
export async function callForData<E extends DataEndpoint>(endpoint: E, ...input: CallArguments<E>): Promise<DataOf<E>> {
  return dataOf(endpoint, await call(endpoint, ...input));
}

/** The data of a response; see `callForData`. */
export function dataOf<E extends DataEndpoint>(endpoint: E, response: unknown): DataOf<E> {
  // oxlint-disable-next-line kadam/no-endpoint-schemas -- kept by `checksResponses` (webpack.config.cjs)
  const [schema] = Object.values(endpoint.responses);
  const result = schema?.safeParse(response);
  if (!result?.success) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return result.data.data as DataOf<E>;
}
