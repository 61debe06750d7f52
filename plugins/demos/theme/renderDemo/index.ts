export {renderDemo} from '../../../../src/components/DemoPlayer/renderDemo';
