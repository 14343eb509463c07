// What people put beside their names: our own drawings on a grid of 24 x 24.

import type { JSX } from 'preact';

const DRAWINGS = {
  anchor: <g><circle cx="12" cy="4.6" r="2.2" /><path d="M12 6.800V21M8 10.500h8M3.5 13.5
    c.5 4.5 4 7.5 8.5 7.500s8-3 8.5-7.500M2 16.200l1.5-2.7 2.9 1.100M22 16.2
    l-1.5-2.7-2.9 1.1" /></g>,
  whale: <g><path d="M2.5 14c0-4 3.7-6.5 8.3-6.5 5 0 8.2 2.6 8.2 6.5 0 3.2-3.2 5.5
    -8.2 5.5-5.3 0-8.3-2.2-8.3-5.500zM18.8 12.500c1.5-1.4 2-3.3 1.3-5.6 1.1
    .5 2 .4 2.9-.3 0 2.9-1.3 5.2-4 6.700M9 7.500c0-2-1.1-3.3-2.8-3.500M9 7.500c0-2 1.1
    -3.3 2.8-3.500M3.5 16.500c2.2.8 4.3.7 6.5-.3" />
    <circle cx="7" cy="12.7" r="1" class="solid" /></g>,
  octopus: <g><path d="M6 13.500V9.500a6 6 0 0 1 12 0v4M6 13.500c0 3-1.2 4.8-3.7 5.200M9.2 14.5
    c0 3-.9 5.4-2.9 7M12 15v6.500M14.8 14.500c0 3 .9 5.4 2.9 7M18 13.500c0 3 1.2 4.8 3.7
    5.2" /><circle cx="9.7" cy="9.8" r="1.1" class="solid" />
    <circle cx="14.3" cy="9.8" r="1.1" class="solid" /></g>,
  compass: <g><circle cx="12" cy="12" r="9.5" /><path d="M12 5.500l2.6 6.5-2.6 6.5-2.6-6.500z"
    /><path d="M12 5.500l2.6 6.500H9.400z" class="solid" /></g>,
  lantern: <g><path d="M12 2.500a2.5 2.5 0 0 1 2.5 2.500M12 2.500A2.5 2.5 0 0 0 9.5 5M8 5h8
    M8.5 5L7 8.500h10L15.5 5M7 8.500l-.8 9h11.600l-.8-9M5 17.500h14M6.5 17.500V21h11v-3.5" />
    <path class="solid" d="M12 10.500c1.6 1.6 2.1 2.6 2.1 3.600a2.1 2.1 0 0 1-4.2 0c0-1
    .5-2 2.1-3.600z" /></g>,
  shell: <g><path d="M12 20L3.8 13C2.5 7.5 6.5 3.5 12 3.500s9.5 4 8.2 9.500zM12 20L6.8 5.3
    M12 20V3.500M12 20l5.2-14.700M9.5 20.500h5" /></g>,
  starfish: <g><path d="M12 2.500c1 4 1.8 5.7 3 6.5 1.3.9 3.2.8 6.5.6-3 2-4.3 3.3-4.6 4.9
    -.3 1.5.4 3.4 1.8 6.5-3.4-1.8-5.2-2.6-6.7-2.600s-3.3.8-6.7 2.600c1.4-3.1 2.1
    -5 1.8-6.5-.3-1.6-1.6-2.9-4.6-4.9 3.3.2 5.2.3 6.5-.6 1.2-.8 2-2.5 3-6.500z" />
    <circle cx="12" cy="9.5" r=".9" class="solid" />
    <circle cx="9.3" cy="13.5" r=".9" class="solid" />
    <circle cx="14.7" cy="13.5" r=".9" class="solid" /></g>,
  trident: <path d="M12 3v18.500M5 4v4.500c0 3.4 3 5 7 5s7-1.6 7-5V4M3.4 6.200L5 4l1.6 2.200M10.4
    5.200L12 3l1.6 2.200M17.4 6.200L19 4l1.6 2.200M9 18h6" />,
  crab: <g><path d="M5.8 14.200c0-2.9 2.7-4.9 6.2-4.900s6.2 2 6.2 4.9-2.7 4.5-6.2 4.5
    -6.2-1.6-6.2-4.500zM6.6 11.500C4 10.6 2.8 8.6 3.2 5.800c2.2.4 3.4 1.5 3.6 3.5
    M17.4 11.500c2.6-.9 3.8-2.9 3.4-5.7-2.2.4-3.4 1.5-3.6 3.500M5.9 15.500L2.8 17
    M7.3 17.500L5 20.500M18.1 15.500l3.1 1.500M16.7 17.500l2.3 3M10 9.500V7.200M14 9.500V7.2" />
    <circle cx="10" cy="6.6" r=".9" class="solid" />
    <circle cx="14" cy="6.6" r=".9" class="solid" /></g>,
  wave: <path d="M2 15.500c2.8 0 3.7-1.8 4.7-4.300C8.2 7.3 10.7 4 14.7 4c3.8 0 6.3 2.4 6.3
    5.2 0 2.2-1.5 3.7-3.3 3.7-1.6 0-2.7-1.1-2.7-2.4 0-1 .7-1.7 1.6-1.700M10.5 13c1
    2 2.5 3 4.8 3s3.9-.8 6.2-.5M2 20c2.5 0 3.3-1.5 5-1.500s2.5 1.5 5 1.5 3.3-1.5 5
    -1.5 2.5 1.5 5 1.5" />,
  bell: <g><path d="M12 4c-4 0-5.6 2.9-5.6 6.4 0 3.9-1 5.5-2.6 7.100h16.400c-1.6-1.6-2.6
    -3.2-2.6-7.100C17.6 6.9 16 4 12 4zM12 4V2.200M6 14.500h12" />
    <path d="M10 17.500a2 2 0 0 0 4 0z" class="solid" /></g>,
  knot: <path d="M2 16.500c5.5 0 7-9 12.8-9a4.5 4.5 0 0 1 0 9C9 16.5 7.5 7.5 2 7.500M2 19.5
    c4 0 6.3-2.3 8.3-5M2 4.500c4 0 6.3 2.3 8.3 5M19.3 12H22" />,
} as const;

type EmblemName = keyof typeof DRAWINGS;
export const EMBLEMS = Object.keys(DRAWINGS) as EmblemName[];

// Nothing for those who have none, or one that this client does not know.
export function Emblem({ name, size = 20 }: { name?: string | null; size?: number },
): JSX.Element | null {
  const drawing = name ? DRAWINGS[name as EmblemName] : undefined;
  return drawing ? <svg class="glyph emblem" viewBox="0 0 24 24" width={size} height={size}
    aria-hidden="true">{drawing}</svg> : null;
}
