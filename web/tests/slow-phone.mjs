// The phone that the client is measured on: a slow mobile line (150 ms there and back, 1.6 Mbit/s)
// and a processor that is slowed down four times.

const SCREEN = { width: 360, height: 740 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;

// A page with an empty cache; `arrived` gives the kilobytes that have come over its line.
export async function slowPhone(browser, locale) {
  const context = await browser.newContext({ viewport: SCREEN, locale, hasTouch: true,
    isMobile: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  wire.on('Network.loadingFinished', (e) => { bytes += e.encodedDataLength; });
  return { context, page, wire, arrived: () => bytes / 1024 };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

// The median of a figure over all runs, and every run.
export const figures = (all, key, digits = 0) => `${median(all.map((x) => x[key])).toFixed(digits)
} (${all.map((x) => x[key].toFixed(digits)).sort((a, b) => a - b).join(' ')})`;
