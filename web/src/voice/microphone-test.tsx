// Three seconds of one's own voice, measured and played back.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Button } from '../ui/basic';
import { closeMicrophone, listenTo, openMicrophone, type NoMicrophone } from './microphone';
import '../styles/voice.css';

const RECORD_MS = 3000;
const LOOK_MS = 80;

type Step = 'rest' | 'say' | 'back' | NoMicrophone;

// The recording, once it is over, or its microphone is taken away.
function record(stream: MediaStream): Promise<Blob> {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = (e) => parts.push(e.data);
  recorder.start();
  setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), RECORD_MS);
  return new Promise((done) => {
    recorder.onstop = () => done(new Blob(parts));
  });
}

async function recordMeasured(stream: MediaStream, onLevel: (level: number) => void) {
  const ear = listenTo(stream);
  const look = setInterval(() => onLevel(ear.level()), LOOK_MS);
  try {
    return await record(stream);
  } finally {
    clearInterval(look);
    ear.end();
    closeMicrophone(stream);
    onLevel(0);
  }
}

async function playBack(recorded: Blob): Promise<void> {
  const context = new AudioContext();
  try {
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(await recorded.arrayBuffer());
    source.connect(context.destination);
    source.start();
    await new Promise((done) => { source.onended = done; });
  } finally {
    await context.close();
  }
}

export function MicrophoneTest(): JSX.Element {
  const [step, setStep] = useState<Step>('rest');
  const [level, setLevel] = useState(0);
  const open = useRef<MediaStream | null>(null);
  useEffect(() => () => {
    if (open.current) closeMicrophone(open.current);
    open.current = null;
  }, []);
  const sayAndHear = async (stream: MediaStream) => {
    setStep('say');
    const recorded = await recordMeasured(stream, setLevel);
    if (!open.current) return; // the page went on
    setStep('back');
    await playBack(recorded);
  };
  const test = async () => {
    const got = await openMicrophone();
    if (!(got instanceof MediaStream)) return setStep(got);
    open.current = got;
    await sayAndHear(got).catch(() => undefined);
    return setStep('rest');
  };
  return <Test step={step} level={level} onTest={() => void test()} />;
}

const WORDS: Partial<Record<Step, string>> = { say: 'voice-test-say', back: 'voice-test-back' };

function Test({ step, level, onTest }: { step: Step; level: number; onTest: () => void }) {
  const busy = step === 'say' || step === 'back';
  return (
    <div class="row microphone-test">
      <Button icon="mic" disabled={busy} onClick={onTest}>{t('voice-test')}</Button>
      <div class="meter grow" role="meter" aria-label={t('voice-level')} aria-valuemin={0}
        aria-valuemax={100} aria-valuenow={Math.round(level * 100)}>
        <i style={{ transform: `scaleX(${level.toFixed(3)})` }} /></div>
      <p class="small-text" role="status">{step === 'rest' ? ''
        : t(WORDS[step] ?? `voice-no-${step}`)}</p>
    </div>
  );
}
