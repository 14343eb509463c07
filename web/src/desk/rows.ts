// Rows of an answer, asked for again every few seconds while somebody looks.

import { useEffect, useState } from 'preact/hooks';
import { ask, type Row } from './ask';

const AGAIN_MS = 5000;

// Null before the first answer; what came last stays when none comes. The second asks at once.
export function useRows(...words: string[]): [Row[] | null, () => void] {
  const [rows, setRows] = useState<Row[] | null>(null);
  const [asked, again] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = () => {
      if (!document.hidden) void ask(words).then((next) => !gone && next && setRows(next));
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [words.join('\n'), asked]);
  return [rows, () => again((n) => n + 1)];
}
