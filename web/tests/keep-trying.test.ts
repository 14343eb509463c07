import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTrying } from '../src/core/keep-trying';

describe('what comes later', () => {
  let online: (() => void)[];
  let asked: number;
  const failsUntil = (time: number) => async () => {
    asked++;
    if (asked < time) throw new Error('no line');
    return 'there';
  };

  beforeEach(() => {
    vi.useFakeTimers();
    online = [];
    asked = 0;
    vi.stubGlobal('addEventListener', (_: string, go: () => void) => online.push(go));
    vi.stubGlobal('removeEventListener', (_: string, go: () => void) => {
      online = online.filter((other) => other !== go);
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is asked for again, less and less often', async () => {
    const failed = vi.fn();
    const coming = keepTrying(failsUntil(4), () => true, failed);
    for (const pause of [500, 1000, 2000]) {
      const before = asked;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(asked).toBe(Math.max(before, 1));
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await coming).toBe('there');
    expect(asked).toBe(4);
    expect(failed).toHaveBeenCalledTimes(3);
    expect(online).toEqual([]);
  });

  test('is asked for at once when the line is back', async () => {
    const coming = keepTrying(failsUntil(2), () => true);
    await vi.advanceTimersByTimeAsync(0);
    online[0]!();
    expect(await coming).toBe('there');
  });

  test('is let go when nobody wants it any more', async () => {
    let wanted = true;
    const coming = keepTrying(failsUntil(9), () => wanted);
    coming.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(500);
    wanted = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(coming).rejects.toThrow('no line');
    expect(asked).toBe(2);
  });
});
