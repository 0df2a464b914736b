import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Mat from './Mat.svelte';

export default { Board, Mat } satisfies BoardModule;
