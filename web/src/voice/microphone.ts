// The microphone: asked for on a tap, and if there is none, why.

export type NoMicrophone = 'insecure' | 'refused' | 'none' | 'busy';

const REASONS: Record<string, NoMicrophone> = {
  NotAllowedError: 'refused', SecurityError: 'refused', NotFoundError: 'none',
  OverconstrainedError: 'none', NotReadableError: 'busy', AbortError: 'busy',
};
const WANTED = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

export async function openMicrophone(): Promise<MediaStream | NoMicrophone> {
  if (!isSecureContext) return 'insecure';
  if (!navigator.mediaDevices) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: WANTED });
  } catch (e) {
    return REASONS[(e as DOMException).name] ?? 'none';
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

// How loud a stream is now, 0 to 1: a function to ask, and one to end it.
export function listenTo(stream: MediaStream): { level: () => number; end: () => void } {
  const context = new AudioContext();
  const ear = context.createAnalyser();
  ear.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(ear);
  const samples = new Float32Array(ear.fftSize);
  return {
    level: () => {
      ear.getFloatTimeDomainData(samples);
      const energy = samples.reduce((sum, x) => sum + x * x, 0) / samples.length;
      return Math.min(1, Math.sqrt(energy) * 4);
    },
    end: () => void context.close(),
  };
}
