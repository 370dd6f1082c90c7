import '@casino-kit/ui/styles.css';
import '@casino-kit/games/styles/lobby.css';
