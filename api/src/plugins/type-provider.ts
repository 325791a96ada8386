import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Lets routes be described with the contract's schemas: requests are checked by them, and answers go out through them, so that a field
 * the contract does not know (a password hash) cannot leave.
 */
export const typeProvider = fp(async (app: FastifyInstance) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
});
