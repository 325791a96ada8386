import { ApiError, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';

interface Schema<Data> {
  safeParse(response: unknown): { readonly data?: { readonly data: Data } | undefined };
}

/**
 * The data of a response of the API.
 * @throws ApiError if the response is not as the contract says
 */
export function dataOf<Data>(schema: Schema<Data>, response: unknown): Data {
  const { data } = schema.safeParse(response);
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}
