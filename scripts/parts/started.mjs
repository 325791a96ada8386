const started = [];
let ending;

/**
 * Registers what is being started, to stop it when the command ends, in reverse order.
 * @template {{ stop: () => Promise<unknown> }} Started
 * @param {Promise<Started>} starting
 * @returns {Promise<Started>} the same promise
 */
export function stopAtEnd(starting) {
  started.push(starting);
  return starting;
}

/**
 * Runs a command until a signal or an error ends it, then stops what it started.
 * @param {() => Promise<void>} command
 */
export async function untilEnd(command) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  try {
    await command();
  } catch (error) {
    console.error(`\n${error.message}\n`);
    await end(1);
  }
}

function end(code) {
  ending ??= stopAll().finally(() => process.exit(code));
  return ending;
}

async function stopAll() {
  for (const starting of started.reverse()) {
    const running = await starting.catch(() => undefined);
    await running?.stop().catch((error) => console.error(error.message));
  }
}
