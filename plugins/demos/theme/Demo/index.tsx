export {DemoPlayer as default} from '../../../../src/components/DemoPlayer/DemoPlayer';
